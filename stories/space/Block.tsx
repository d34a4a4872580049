import type { ReactNode } from 'react'

/** A block of a given height, to show the layout around it. */
export const Block = ({ children, height = 56 }: { children: ReactNode; height?: number }) => (
  <div
    style={{
      display: 'grid',
      minWidth: 96,
      minHeight: height,
      placeItems: 'center',
      padding: '0 16px',
      borderRadius: 10,
      background: 'var(--brand-tint)',
      color: 'var(--ink-2)',
    }}
  >
    {children}
  </div>
)
