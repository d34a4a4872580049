import { type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js'
import type { Node } from './node.ts'
import { features, gossip, type shared, uuid } from './protocol.ts'

export interface Member {
  port: number
  isLeader: boolean
}

/** ServerFeatures.GetSupportedMethods, as a current server answers it: batch appends are among them. */
export const supportedMethods =
  ({ faults }: Node) =>
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

/** Gossip.Read: who is in the cluster and who leads it. */
export const gossipRead =
  (members: () => readonly Member[]) =>
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
  ['event_store.client.persistent_subscriptions.persistentsubscriptions', 'getinfo', ['stream', 'all']],
  ['event_store.client.persistent_subscriptions.persistentsubscriptions', 'read', ['stream', 'all']],
] as const

const methodMessage = ([service, name, list]: (typeof methods)[number]) => {
  const message = new features.SupportedMethod()
  message.setServiceName(service)
  message.setMethodName(name)
  message.setFeaturesList([...list])
  return message
}

const memberMessage = ({ port, isLeader }: Member) => {
  const endPoint = new gossip.EndPoint()
  endPoint.setAddress('127.0.0.1')
  endPoint.setPort(port)
  const message = new gossip.MemberInfo()
  message.setInstanceId(uuid(crypto.randomUUID()))
  message.setTimeStamp('0')
  message.setIsAlive(true)
  message.setState(isLeader ? gossip.MemberInfo.VNodeState.LEADER : gossip.MemberInfo.VNodeState.FOLLOWER)
  message.setHttpEndPoint(endPoint)
  return message
}
