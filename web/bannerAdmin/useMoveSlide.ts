import { useState } from 'react'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { newIdempotencyKey } from '#web/state/http/idempotencyKeys.ts'
import { movedPlaces } from './movedPlaces.ts'

type AdminSlide = AnswerOf<'GET api/marketing-images/all'>['results'][number]

/** Moves slides of the banner. A move is refused if somebody changed a slide meanwhile; the list is then loaded again. */
export const useMoveSlide = (slides: readonly AdminSlide[]) => {
  const { shop, queryCache, store } = useClient()
  const [moving, setMoving] = useState(false)

  const move = async (id: string, index: number) => {
    setMoving(true)
    try {
      for (const place of movedPlaces(slides, id, index)) {
        const version = slides.find((slide) => slide.id === place.id)?.version
        const querydata = { order: place.order, version }
        const request = { params: { id: place.id }, querydata }
        await shop.send('POST api/marketing-images/updateById/:id', request, { idempotencyKey: newIdempotencyKey() })
      }
    } catch (thrown) {
      toast(store, asCallFailed(thrown).message, 'bad')
    }
    queryCache.invalidate('GET api/marketing-images', 'GET audit/')
    setMoving(false)
  }

  return { moving, onMove: move }
}
