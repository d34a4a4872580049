import { Leaf } from 'lucide-react'
import { styled } from 'styled-components'
import { Page } from '#ui-kit/space/Page.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'

type DataSaverBarProps = {
  /** Kilobytes of this visit. In the shop, a script of the page writes and updates them. */
  kilobytes?: number | undefined
}

/** Above a page of somebody who saves data: what the visit has cost, and a button that shows all pictures. */
export const DataSaverBar = ({ kilobytes }: DataSaverBarProps) => (
  <Bar>
    <Page>
      <Row>
        <Leaf size={16} aria-hidden />
        <Words>
          Data saver: about{' '}
          <Figure data-kilobytes={kilobytes === undefined ? '' : undefined} suppressHydrationWarning>
            {String(kilobytes ?? '…')}
          </Figure>{' '}
          KB this visit
        </Words>
        <ShowAll type="button" data-show>
          Show all pictures
        </ShowAll>
      </Row>
    </Page>
  </Bar>
)

const Bar = styled.aside`
  border-bottom: var(--border) solid var(--line);
  background: var(--brand-tint);
  color: var(--ink);
  ${font(14)}
`

const Row = styled.div`
  display: flex;
  min-height: 44px;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);

  > svg {
    flex: none;
    color: var(--brand);
  }
`

const Words = styled.span`
  flex: 1;
`

const Figure = styled.b`
  display: inline-block;
  min-width: 2ch;
  text-align: end;
  ${tabular}
`

const ShowAll = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--brand);
  cursor: pointer;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  ${font(14, 600)}
`
