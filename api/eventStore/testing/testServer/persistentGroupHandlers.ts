import { type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js'
import { grpcError, persistent } from './protocol.ts'
import type { ServerNode } from './serverNode.ts'

/** PersistentSubscriptions.Create, for groups on $all. The shop only deletes them, so they deliver nothing. */
export const handleCreateGroup =
  ({ groups }: ServerNode) =>
  (
    { request }: ServerUnaryCall<persistent.CreateReq, persistent.CreateResp>,
    answer: sendUnaryData<persistent.CreateResp>,
  ) => {
    groups.add(request.getOptions()?.getGroupName() ?? '')
    answer(null, new persistent.CreateResp())
  }

/** PersistentSubscriptions.Delete. */
export const handleDeleteGroup =
  ({ groups }: ServerNode) =>
  (
    { request }: ServerUnaryCall<persistent.DeleteReq, persistent.DeleteResp>,
    answer: sendUnaryData<persistent.DeleteResp>,
  ) => {
    const name = request.getOptions()?.getGroupName() ?? ''
    if (groups.delete(name)) return answer(null, new persistent.DeleteResp())

    const details = { 'stream-name': '$all', 'group-name': name }
    answer(grpcError(status.NOT_FOUND, 'persistent-subscription-does-not-exist', details))
  }
