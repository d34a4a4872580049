import { useState } from 'react'
import { styled } from 'styled-components'
import { aminasMails } from '#stories/lives/aminasMails.ts'
import { aminasHistory, aminasMachineAt, aminasRevisions } from '#stories/shop/history/aminasHistory.ts'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { TimeScrubber } from '#ui-kit/shop/history/TimeScrubber.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'
import { AdminsOrder, CustomersOrder } from './OrderScreenAt.tsx'
import { DocumentFrame, PageFrame } from './PageFrame.tsx'

type OrderLifeProps = {
  /** The fact at which the life is shown first, from 0. */
  revision: number
  /** What stands beside the slider: chart and customer's page, or the pages and the mail of all who are concerned. */
  shows: 'machine' | 'everybody'
}

/** The life of an order, fact by fact. */
export const OrderLife = ({ revision: first, shows }: OrderLifeProps) => {
  const [revision, setRevision] = useState(first)
  const mail = aminasMails[aminasHistory[revision]?.type ?? '']

  return (
    <Page>
      <Stack gap={5}>
        <TimeScrubber revisions={aminasRevisions} revision={revision} onMove={setRevision} />
        {shows === 'machine' ? (
          <Columns>
            <MachineChart label="Order" machine={aminasMachineAt(revision)} />
            <PageFrame title="The customer’s page" width={390} height={820}>
              <CustomersOrder revision={revision} />
            </PageFrame>
          </Columns>
        ) : (
          <Board>
            <Seen by="Amina, the customer">
              <PageFrame title="The customer’s page" width={390} height={820}>
                <CustomersOrder revision={revision} />
              </PageFrame>
            </Seen>
            <Seen by="Thandi, an admin">
              <PageFrame title="The admin’s page" width={390} height={820}>
                <AdminsOrder revision={revision} />
              </PageFrame>
            </Seen>
            <Seen by="Amina’s mailbox">
              {mail ? (
                <DocumentFrame title={mail.subject} width={390} height={820} html={mail.html} />
              ) : (
                <Text tone="ink-2">No mail is sent about this.</Text>
              )}
            </Seen>
          </Board>
        )}
      </Stack>
    </Page>
  )
}

const Seen = ({ by, children }: { by: string; children: React.ReactNode }) => (
  <Stack as="section" gap={2} aria-label={by}>
    <Heading level={2} size={18}>
      {by}
    </Heading>
    {children}
  </Stack>
)

const Page = styled.div`
  padding: var(--space-4);
`

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;

  > * {
    min-width: 0;
  }
  ${desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(392px, 100%), 1fr));
  gap: var(--space-5);

  > * {
    min-width: 0;
  }
`
