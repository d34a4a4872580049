import { useEffect, useEffectEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'

export type MoreProductsProps = {
  /** The number of products on the page, and in total. */
  shown: number
  /** How many products there are in all. */
  total: number
  /** Called when the end of the list becomes visible, and when the button is pressed. */
  onMore: () => void
  /** Whether more products are on their way. */
  loading?: boolean | undefined
  /** The next products could not be loaded: the button retries, scrolling does not. */
  failed?: boolean | undefined
  /** Only the button loads more, for data saver mode. */
  byHand?: boolean | undefined
}

/** The end of the loaded products. It loads more when it becomes visible; its button does the same for keyboards and old browsers. */
export const MoreProducts = ({ shown, total, onMore, loading = false, failed = false, byHand }: MoreProductsProps) => {
  const marker = useMarker(onMore, !loading && !failed && !byHand && shown < total)
  const focusFallback = useFocusFallback<HTMLDivElement>()

  return (
    <div ref={marker}>
      <End {...focusFallback}>
        {failed && (
          <Text tone="bad" role="alert">
            The next products could not be loaded.
          </Text>
        )}
        <Text size={14} tone="ink-2" role="status">
          {shown < total ? `${shown} of ${total} shown` : 'You have seen them all.'}
        </Text>
        {shown < total && (
          <Button kind="secondary" loading={loading} onClick={onMore}>
            {failed ? 'Retry' : 'Load more'}
          </Button>
        )}
      </End>
    </div>
  )
}

const preloadMargin = '400px'

/** A ref for an element that reports when it is almost visible, as long as `isWaiting` is set. */
const useMarker = (onVisible: () => void, isWaiting: boolean) => {
  const marker = useRef<HTMLDivElement>(null)
  const notify = useEffectEvent(onVisible)

  useEffect(() => {
    if (!isWaiting || !marker.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) notify()
      },
      { rootMargin: preloadMargin },
    )
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [isWaiting])

  return marker
}

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding-block: var(--space-4);
`
