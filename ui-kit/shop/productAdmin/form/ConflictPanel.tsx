import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { type ConflictChoices, type ConflictField, defaultChoices } from './draftConflict.ts'

export type ConflictPanelProps = {
  /** The other editor: 'Themba'. */
  by: string
  /** The time of the other change: '2 minutes ago'. */
  when: string
  /** The fields that differ, in the order of the form. */
  fields: readonly ConflictField[]
  /** Receives the selected version of every field. */
  onSettle: (choices: ConflictChoices) => void
}

/** Resolves a conflict after somebody else saved the same record: the admin selects a value for each field. */
export const ConflictPanel = ({ by, when, fields, onSettle }: ConflictPanelProps) => {
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<ConflictChoices>({})
  const choices = { ...defaultChoices(fields), ...chosen }
  const chooseAll = (side: 'mine' | 'theirs') => setChosen(Object.fromEntries(fields.map(({ field }) => [field, side])))

  // The save button is at the other end of a long form.
  useEffect(() => panel.current?.focus(), [])

  return (
    <Panel ref={panel} role="alert" tabIndex={-1} aria-labelledby={headingId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size={20} id={headingId}>
            {by} changed this {when}
          </Heading>
          <Text size={14}>Nothing you typed is lost. Choose which version to keep, then save again.</Text>
        </Stack>
        <Row gap={2} wrap>
          <Button size="small" kind="secondary" onClick={() => chooseAll('mine')}>
            Keep mine
          </Button>
          <Button size="small" kind="secondary" onClick={() => chooseAll('theirs')}>
            Take theirs
          </Button>
        </Row>
        <div>
          {fields.map((conflict) => (
            <ConflictChoice
              key={conflict.field}
              conflict={conflict}
              by={by}
              side={choices[conflict.field] ?? 'mine'}
              onChoose={(side) => setChosen({ ...chosen, [conflict.field]: side })}
            />
          ))}
        </div>
        <Row>
          <Button onClick={() => onSettle(choices)}>Use these and continue</Button>
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
