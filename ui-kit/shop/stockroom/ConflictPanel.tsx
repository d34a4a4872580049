import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { markLook } from '#ui-kit/elements/markLook.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { type Choices, type ConflictField, conflictFields, proposedChoices, settled } from './conflict.ts'
import { draftWords } from './draftWords.ts'
import { fieldLabels, type ProductDraft } from './productDraft.ts'

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
  const fields = conflictFields(opened, mine, theirs)
  const [chosen, setChosen] = useState<Choices>({})
  const choices = { ...proposedChoices(fields), ...chosen }
  const takeAll = (side: 'mine' | 'theirs') => setChosen(Object.fromEntries(fields.map(({ field }) => [field, side])))

  return (
    <Panel role="alert" aria-labelledby={headingId}>
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
            <Choice
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

type ChoiceProps = {
  conflict: ConflictField
  by: string
  side: 'mine' | 'theirs'
  mine: string
  theirs: string
  onChoose: (side: 'mine' | 'theirs') => void
}

const Choice = ({ conflict, by, side, mine, theirs, onChoose }: ChoiceProps) => {
  const name = useId()

  return (
    <Line>
      <Legend>
        <Field>
          {fieldLabels[conflict.field]}
          {conflict.both && <Badge tone="warn">both changed</Badge>}
        </Field>
      </Legend>
      <Side name={name} whose="Yours" value={mine} chosen={side === 'mine'} onChoose={() => onChoose('mine')} />
      <Side
        name={name}
        whose={`${by}’s`}
        value={theirs}
        chosen={side === 'theirs'}
        onChoose={() => onChoose('theirs')}
      />
    </Line>
  )
}

type SideProps = { name: string; whose: ReactNode; value: string; chosen: boolean; onChoose: () => void }

const Side = ({ name, whose, value, chosen, onChoose }: SideProps) => (
  <Option data-chosen={chosen || undefined}>
    <Dot type="radio" name={name} checked={chosen} onChange={onChoose} />
    <span>
      <Whose>{whose}</Whose>
      <Value>{value || '– nothing –'}</Value>
    </span>
  </Option>
)

const Panel = styled.section`
  padding: var(--space-5);
  border: 2px solid var(--warn);
  border-radius: var(--radius-3);
  background: var(--surface);

  ${phone} {
    padding: var(--space-4);
  }
`

const Line = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
  padding-block: var(--space-3);
  border-top: var(--border) solid var(--line);

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

// A legend of its own kind would sit in the line above.
const Legend = styled.legend`
  display: contents;
`

const Field = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  grid-column: 1 / -1;
  ${font(14, 600)}
`

const Option = styled.label`
  display: flex;
  min-width: 0;
  min-height: 44px;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  cursor: pointer;

  > span {
    min-width: 0;
  }
  &:hover {
    border-color: var(--line-strong);
  }
  &[data-chosen] {
    border-color: var(--brand);
    background: var(--brand-tint);
    box-shadow: inset 0 0 0 1px var(--brand);
  }
`

const Dot = styled.input`
  ${markLook}
  border-radius: var(--radius-full);

  &::before {
    width: 10px;
    height: 10px;
    border-radius: var(--radius-full);
  }
`

const Whose = styled.span`
  display: block;
  color: var(--ink-2);
  ${font(12)}
`

const Value = styled.span`
  display: block;
  overflow-wrap: anywhere;
  ${font(14, 600)}
`
