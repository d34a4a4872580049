import type { Projector } from '#api/readModels/projector.ts'

/** Milliseconds. The policy tries again after that. */
const timeout = 10_000

/** Waits until a read model contains a position. Throws if it does not in time, so that the policy tries its fact again. */
export const waitForReadModel = async (
  projector: Pick<Projector, 'waitForPosition' | 'stoppedProjections'>,
  { name }: { name: string },
  position: number,
) => {
  const isCurrent = await projector.waitForPosition(position, timeout)
  const isStopped = projector.stoppedProjections().some(({ projection }) => projection === name)
  if (!isCurrent || isStopped) throw new Error(`The read model ${name} is behind`)
}
