import { CloudOff } from 'lucide-react'
import { styled } from 'styled-components'
import { Page } from '#ui-kit/space/Page.tsx'
import { font } from '#ui-kit/theme/font.ts'

type OfflineBarProps = {
  /** The browser is offline. The region itself is always in the page: screen readers announce only what appears in it. */
  offline: boolean
}

/** Above every page: says that there is no connection, and that what is shown may be old. */
export const OfflineBar = ({ offline }: OfflineBarProps) => (
  <div role="status">
    {offline && (
      <Bar>
        <Page>
          <Row>
            <CloudOff size={20} aria-hidden />
            <span>
              <b>You are offline.</b> Pages are as you last saw them: prices and stock may have changed.
            </span>
          </Row>
        </Page>
      </Bar>
    )}
  </div>
)

const Bar = styled.div`
  border-bottom: var(--border) solid color-mix(in srgb, var(--warn) var(--edge-share), var(--warn-tint));
  background: var(--warn-tint);
  color: var(--ink);
  ${font(14)}
`

const Row = styled.div`
  display: flex;
  min-height: 44px;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-2);

  > svg {
    flex: none;
    color: var(--warn);
  }
`
