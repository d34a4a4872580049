import { type ComponentType, lazy } from 'react'

/**
 * A component whose chunk loads when it is first rendered. When the chunk fails to load, `Missing` is rendered in its place, with the same
 * props: by default nothing. The page around it goes on; a reload requests the chunk again.
 */
export const optionalPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = () => null,
) =>
  lazy(() =>
    load()
      .catch(() => Missing)
      .then((Part) => ({ default: Part })),
  )
