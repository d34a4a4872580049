import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { type Choices, conflictFields, proposedChoices, settled } from './conflict.ts'
import { draftWords } from './draftWords.ts'
import type { ProductDraft } from './productDraft.ts'

export type ConflictPanelProps = {
  /** Who was quicker: 'Themba'. */
  by: string
  /** When: '2 minutes ago'. */
  when: string
  /** The version that was opened, the one that was typed, and the one that is saved now. */
  opened: ProductDraft
  mine: ProductDraft
  theirs: ProductDraft
  /** Names products by id. */
  nameOf: (id: string) => string
  /** Gets everybody's changes in one draft. */
  onSettle: (draft: ProductDraft) => void
}

/** Somebody saved the same product meanwhile: field by field, whose value is to stand. */
export const ConflictPanel = ({ by, when, opened, mine, theirs, nameOf, onSettle }: ConflictPanelProps) => {
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  const fields = conflictFields(opened, mine, theirs)
  const [chosen, setChosen] = useState<Choices>({})
  const choices = { ...proposedChoices(fields), ...chosen }
  const takeAll = (side: 'mine' | 'theirs') => setChosen(Object.fromEntries(fields.map(({ field }) => [field, side])))

  // Who saves is at the other end of a long form.
  useEffect(() => panel.current?.focus(), [])

  return (
    <Panel ref={panel} role="alert" tabIndex={-1} aria-labelledby={headingId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size={20} id={headingId}>
            {by} changed this {when}
          </Heading>
          <Text size={14}>Nothing that you typed is lost. Choose what is to stand, then save again.</Text>
        </Stack>
        <Row gap={2} wrap>
          <Button size="small" kind="secondary" onClick={() => takeAll('mine')}>
            Keep mine
          </Button>
          <Button size="small" kind="secondary" onClick={() => takeAll('theirs')}>
            Take theirs
          </Button>
        </Row>
        <div>
          {fields.map((each) => (
            <ConflictChoice
              key={each.field}
              conflict={each}
              by={by}
              side={choices[each.field] ?? 'mine'}
              mine={draftWords(each.field, mine, nameOf)}
              theirs={draftWords(each.field, theirs, nameOf)}
              onChoose={(side) => setChosen({ ...chosen, [each.field]: side })}
            />
          ))}
        </div>
        <Row>
          <Button onClick={() => onSettle(settled(mine, theirs, choices))}>Use these and go on</Button>
        </Row>
      </Stack>
    </Panel>
  )
}

const Panel = styled.section`
  padding: var(--space-5);
  border: 2px solid var(--warn);
  border-radius: var(--radius-3);
  background: var(--surface);

  ${phone} {
    padding: var(--space-4);
  }
`
