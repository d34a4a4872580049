import { type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js'
import { features, gossip, type shared, uuidMessage } from './protocol.ts'
import type { ServerNode } from './serverNode.ts'

export interface ClusterMember {
  port: number
  isLeader: boolean
}

/** ServerFeatures.GetSupportedMethods, as a current server answers it, including batch appends. */
export const handleSupportedMethods =
  ({ faults }: ServerNode) =>
  (
    _call: ServerUnaryCall<shared.Empty, features.SupportedMethods>,
    answer: sendUnaryData<features.SupportedMethods>,
  ) => {
    if (faults.brokenFeatures > 0) {
      faults.brokenFeatures -= 1
      return answer({ code: status.INTERNAL, details: 'Exception was thrown by handler.' })
    }
    const message = new features.SupportedMethods()
    message.setEventStoreServerVersion('24.10.0')
    message.setMethodsList(methods.map(methodMessage))
    answer(null, message)
  }

/** Gossip.Read: the members of the cluster and its leader. */
export const handleGossipRead =
  (members: () => readonly ClusterMember[]) =>
  (_call: ServerUnaryCall<shared.Empty, gossip.ClusterInfo>, answer: sendUnaryData<gossip.ClusterInfo>) => {
    const message = new gossip.ClusterInfo()
    message.setMembersList(members().map(memberMessage))
    answer(null, message)
  }

const methods = [
  ['event_store.client.streams.streams', 'append', []],
  ['event_store.client.streams.streams', 'batchappend', ['deadline_duration']],
  ['event_store.client.streams.streams', 'read', ['position', 'events']],
  ['event_store.client.persistent_subscriptions.persistentsubscriptions', 'create', ['stream', 'all']],
  ['event_store.client.persistent_subscriptions.persistentsubscriptions', 'delete', ['stream', 'all']],
] as const

const methodMessage = ([service, name, list]: (typeof methods)[number]) => {
  const message = new features.SupportedMethod()
  message.setServiceName(service)
  message.setMethodName(name)
  message.setFeaturesList([...list])
  return message
}

const memberMessage = ({ port, isLeader }: ClusterMember) => {
  const endPoint = new gossip.EndPoint()
  endPoint.setAddress('127.0.0.1')
  endPoint.setPort(port)
  const message = new gossip.MemberInfo()
  message.setInstanceId(uuidMessage(crypto.randomUUID()))
  message.setTimeStamp('0')
  message.setIsAlive(true)
  message.setState(isLeader ? gossip.MemberInfo.VNodeState.LEADER : gossip.MemberInfo.VNodeState.FOLLOWER)
  message.setHttpEndPoint(endPoint)
  return message
}
