import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { forcedColors, largeText, phone } from '#ui-kit/theme/media.ts'
import { ImportTable } from './ImportTable.tsx'
import { countOutcomes, type ImportOutcome, type ImportRow, importOutcomeBadges, importOutcomes } from './importRow.ts'

type ImportResultsProps = {
  /** The rows of the file, each with what it does or what is wrong with it. */
  rows: readonly ImportRow[]
  /** The rows are results rather than a preview. */
  done: boolean
}

/** The rows of an import file with a filter by outcome, fifty at a time. */
export const ImportResults = ({ rows, done }: ImportResultsProps) => {
  const [shownOutcome, setShownOutcome] = useState<ImportOutcome>()
  const [shownCount, setShownCount] = useState(pageSize)
  const counts = countOutcomes(rows)
  const matching = shownOutcome ? rows.filter(({ outcome }) => outcome === shownOutcome) : rows
  const choose = (outcome: ImportOutcome | undefined) => {
    setShownOutcome(outcome)
    setShownCount(pageSize)
  }

  return (
    <Stack gap={4}>
      <Counts role="group" aria-label="Show only">
        <Count type="button" aria-pressed={shownOutcome === undefined} onClick={() => choose(undefined)}>
          <strong>{rows.length}</strong> {rows.length === 1 ? 'Row' : 'Rows'}
        </Count>
        {importOutcomes.map((outcome) => (
          <Count
            key={outcome}
            type="button"
            aria-pressed={shownOutcome === outcome}
            disabled={counts[outcome] === 0}
            data-tone={importOutcomeBadges[outcome].tone}
            onClick={() => choose(outcome)}
          >
            <strong>{counts[outcome]}</strong>{' '}
            {done ? importOutcomeBadges[outcome].resultLabel : importOutcomeBadges[outcome].previewLabel}
          </Count>
        ))}
      </Counts>
      <ImportTable rows={matching.slice(0, shownCount)} done={done} />
      {matching.length > shownCount && (
        <Row gap={3} wrap>
          <Button kind="secondary" size="small" onClick={() => setShownCount(shownCount + pageSize)}>
            Show {Math.min(pageSize, matching.length - shownCount)} more
          </Button>
          <Text size={14} tone="ink-2" role="status">
            {shownCount} of {formatCount(matching.length, 'row')} shown
          </Text>
        </Row>
      )}
    </Stack>
  )
}

const pageSize = 50

const Counts = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--space-2);

  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Count = styled.button`
  display: flex;
  min-height: 44px;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-2);
  padding: 10px var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
  cursor: pointer;
  ${font(14)}

  strong {
    ${font(20, 800)}
    ${tabular}
  }
  &:hover:enabled {
    border-color: var(--line-strong);
  }
  &[aria-pressed='true'] {
    border-color: var(--brand);
    background: var(--brand-tint);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
  ${forcedColors} {
    &[aria-pressed='true'] {
      border: 4px double Highlight;
    }
  }
  &[data-tone='bad']:enabled strong {
    color: var(--bad);
  }
  &:disabled {
    background: var(--sunk);
    color: var(--ink-3);
    cursor: not-allowed;
  }
`
