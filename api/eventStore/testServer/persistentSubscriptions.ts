import { type ServerDuplexStream, type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js'
import type { EventLog } from './eventLog.ts'
import { filterOf } from './filter.ts'
import { enlist, type Node } from './node.ts'
import { type GroupSettings, type Message, type PersistentGroup, persistentGroup } from './persistentGroup.ts'
import { filled, persistent, refusal } from './protocol.ts'

type ReadCall = ServerDuplexStream<persistent.ReadReq, persistent.ReadResp>

/** PersistentSubscriptions.Create, for groups on $all. */
export const createGroup =
  ({ log, groups, now }: Node) =>
  (
    { request }: ServerUnaryCall<persistent.CreateReq, persistent.CreateResp>,
    answer: sendUnaryData<persistent.CreateResp>,
  ) => {
    const name = request.getOptions()?.getGroupName() ?? ''
    if (groups.has(name)) return answer(groupRefusal(status.ALREADY_EXISTS, 'persistent-subscription-exists', name))

    groups.set(name, persistentGroup(log, settingsOf(name, log, request.getOptions()), now))
    answer(null, new persistent.CreateResp())
  }

/** PersistentSubscriptions.Delete. */
export const deleteGroup =
  ({ groups }: Node) =>
  (
    { request }: ServerUnaryCall<persistent.DeleteReq, persistent.DeleteResp>,
    answer: sendUnaryData<persistent.DeleteResp>,
  ) => {
    const name = request.getOptions()?.getGroupName() ?? ''
    const group = groups.get(name)
    if (!group) return answer(noSuchGroup(name))

    groups.delete(name)
    group.close()
    answer(null, new persistent.DeleteResp())
  }

/** PersistentSubscriptions.GetInfo. */
export const groupInfo =
  ({ groups }: Node) =>
  (
    { request }: ServerUnaryCall<persistent.GetInfoReq, persistent.GetInfoResp>,
    answer: sendUnaryData<persistent.GetInfoResp>,
  ) => {
    const name = request.getOptions()?.getGroupName() ?? ''
    const group = groups.get(name)
    if (!group) return answer(noSuchGroup(name))

    const response = new persistent.GetInfoResp()
    response.setSubscriptionInfo(infoMessage(group))
    answer(null, response)
  }

/** PersistentSubscriptions.Read: the options first, then acks and nacks, against messages the other way. */
export const readGroup = (node: Node) => (call: ReadCall) => {
  call.once('data', (first: persistent.ReadReq) => {
    const name = first.getOptions()?.getGroupName() ?? ''
    const group = node.groups.get(name)
    if (!group) call.emit('error', noSuchGroup(name))
    else if (group.isFull()) call.emit('error', tooMany(name))
    else serve(node, call, group, first.getOptions()?.getBufferSize() ?? 1)
  })
}

const serve = (node: Node, call: ReadCall, group: PersistentGroup, bufferSize: number) => {
  const push = (message: Message) => {
    call.write(messageResponse(message))
    if (node.faults.deliveredTwice === 0) return
    node.faults.deliveredTwice -= 1
    call.write(messageResponse(message))
  }
  const drop = () => call.emit('error', dropped(group.settings.name))
  const subscriber = { bufferSize, inFlight: new Map<string, Message>(), push, drop }
  call.on('data', (request: persistent.ReadReq) => answerMessages(group, request))
  enlist(node, call).addEventListener('abort', () => group.disconnect(subscriber))
  call.write(confirmation(group.settings.name))
  group.connect(subscriber)
}

const answerMessages = (group: PersistentGroup, request: persistent.ReadReq) => {
  for (const id of request.getAck()?.getIdsList() ?? []) group.acknowledge(id.getString())
  const nack = request.getNack()
  for (const id of nack?.getIdsList() ?? []) group.refuse(id.getString(), actions[nack?.getAction() ?? 0])
}

const actions = ['retry', 'park', 'retry', 'skip', 'skip'] as const

const settingsOf = (name: string, log: EventLog, options: persistent.CreateReq.Options | undefined): GroupSettings => {
  const settings = options?.getSettings()
  return {
    name,
    passes: filterOf(options?.getAll()?.getFilter()),
    startAfter: startAfter(log, options?.getAll()),
    messageTimeout: settings?.getMessageTimeoutMs() || Number.POSITIVE_INFINITY,
    maxRetryCount: settings?.getMaxRetryCount() ?? 0,
    checkpointAfter: settings?.getCheckpointAfterMs() ?? 0,
    minCheckpointCount: settings?.getMinCheckpointCount() ?? 1,
    maxCheckpointCount: settings?.getMaxCheckpointCount() ?? 1,
    maxSubscriberCount: settings?.getMaxSubscriberCount() ?? 0,
  }
}

const startAfter = (log: EventLog, from: persistent.CreateReq.AllOptions | undefined) => {
  if (from?.hasEnd()) return log.events.at(-1)?.position ?? -1
  return from?.hasPosition() ? Number(from.getPosition()?.getCommitPosition()) - 1 : -1
}

const confirmation = (name: string) => {
  const message = new persistent.ReadResp.SubscriptionConfirmation()
  message.setSubscriptionId(`$all::${name}`)
  const response = new persistent.ReadResp()
  response.setSubscriptionConfirmation(message)
  return response
}

const messageResponse = ({ event, retries }: Message) => {
  const resolved = new persistent.ReadResp.ReadEvent()
  resolved.setEvent(filled(new persistent.ReadResp.ReadEvent.RecordedEvent(), event))
  resolved.setCommitPosition(String(event.position))
  resolved.setRetryCount(retries)
  const response = new persistent.ReadResp()
  response.setEvent(resolved)
  return response
}

const infoMessage = (group: PersistentGroup) => {
  const { subscribers, inFlight, retries, checkpoint } = group.info()
  const message = new persistent.SubscriptionInfo()
  message.setEventSource('$all')
  message.setGroupName(group.settings.name)
  message.setStatus('Live')
  message.setStartFrom('C:0/P:0')
  message.setNamedConsumerStrategy('DispatchToSingle')
  message.setMaxSubscriberCount(group.settings.maxSubscriberCount)
  message.setLastCheckpointedEventPosition(checkpoint < 0 ? '' : `C:${checkpoint}/P:${checkpoint}`)
  message.setTotalInFlightMessages(inFlight)
  message.setRetryBufferCount(retries)
  message.setConnectionsList(
    Array.from({ length: subscribers }, () => new persistent.SubscriptionInfo.ConnectionInfo()),
  )
  return message
}

const noSuchGroup = (name: string) => groupRefusal(status.NOT_FOUND, 'persistent-subscription-does-not-exist', name)

const dropped = (name: string) => groupRefusal(status.CANCELLED, 'persistent-subscription-dropped', name)

const tooMany = (name: string) => groupRefusal(status.FAILED_PRECONDITION, 'maximum-subscribers-reached', name)

const groupRefusal = (code: status, exception: string, name: string) =>
  refusal(code, exception, { 'stream-name': '$all', 'group-name': name })
