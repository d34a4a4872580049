import { useEffect, useEffectEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'

export type MoreProductsProps = {
  /** How many are on the page, and how many there are in all. */
  shown: number
  total: number
  /** The end has come into sight, or the button was pressed. */
  onMore: () => void
  loading?: boolean | undefined
  /** The next ones could not be had: the button tries again, scrolling does not. */
  failed?: boolean | undefined
  /** Only the button loads more: under data saver. */
  byHand?: boolean | undefined
}

/** The end of what is loaded. It asks for more as it comes into sight; its button does the same for keyboards and old browsers. */
export const MoreProducts = ({ shown, total, onMore, loading = false, failed = false, byHand }: MoreProductsProps) => {
  const marker = useMarker(onMore, !loading && !failed && !byHand && shown < total)

  return (
    <End ref={marker}>
      {failed && (
        <Notice tone="bad" live>
          The next products could not be loaded.
        </Notice>
      )}
      <Text size={14} tone="ink-2" role="status">
        {shown < total ? `${shown} of ${total} shown` : 'These are all of them.'}
      </Text>
      {shown < total && (
        <Button kind="secondary" loading={loading} onClick={onMore}>
          {failed ? 'Retry' : 'Load more'}
        </Button>
      )}
    </End>
  )
}

const near = '400px'

/** A place that tells when it is almost in sight, again and again while it waits. */
const useMarker = (onSight: () => void, waits: boolean) => {
  const marker = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onSight)

  useEffect(() => {
    if (!waits || !marker.current || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) tell()
      },
      { rootMargin: near },
    )
    watch.observe(marker.current)
    return () => watch.disconnect()
  }, [waits])

  return marker
}

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding-block: var(--space-4);
`
