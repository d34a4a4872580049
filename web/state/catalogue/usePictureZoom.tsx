import { type ComponentProps, Suspense, useState } from 'react'
import { dialogPart } from '#web/state/chunks.ts'
import { useOverlayRoute } from '#web/state/navigation/useOverlayRoute.ts'

const Zoom = dialogPart(async () => (await import('#ui-kit/shop/catalogue/product/PictureZoom.tsx')).PictureZoom)

type Picture = ComponentProps<typeof Zoom>['picture']

/** One of these pictures, enlarged. `onZoom` opens the picture with this index, `zoom` is its dialog. Back closes it. */
export const usePictureZoom = (pictures: readonly Picture[] = []) => {
  const [index, setIndex] = useState(0)
  const overlay = useOverlayRoute('zoom')
  const picture = overlay.isOpen ? pictures[index] : undefined

  return {
    onZoom: (chosen: number) => {
      setIndex(chosen)
      overlay.open()
    },
    zoom: picture && (
      <Suspense>
        <Zoom picture={picture} onClose={overlay.close} />
      </Suspense>
    ),
  }
}
