import { styled } from 'styled-components'
import { DateField } from '#ui-kit/elements/DateField.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { PlanTable, type PlanTableProps } from './PlanTable.tsx'

type PlanField<Name extends string> = {
  name: Name
  label: string
  hint?: string | undefined
  value: string
  error?: string | undefined
  /** An amount in rand by default. */
  kind?: 'amount' | 'day' | undefined
}

type PlanCalculatorProps<Name extends string> = {
  /** The name of its link target. */
  id: string
  /** The heading above it, in a few words. */
  heading: string
  /** The amounts that one can type. */
  fields: readonly PlanField<Name>[]
  /** Called with the field and its text after each key press. */
  onChange: (name: Name, value: string) => void
  /** Undefined while a field is wrong. */
  plan: PlanTableProps | undefined
  /** Takes the place of the plan while a field is wrong. */
  incomplete: string
}

/** Calculates a plan of payments while somebody types. Without JavaScript it is the table of an example. */
export const PlanCalculator = <Name extends string>(props: PlanCalculatorProps<Name>) => {
  const { id, heading, fields, onChange, plan, incomplete } = props

  return (
    <Target as="section" id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
      <Stack gap={4}>
        <Heading level={2} size={20} id={`${id}-heading`}>
          {heading}
        </Heading>
        <Stack gap={4} data-needs-script>
          {fields.map(({ name, kind = 'amount', ...field }) =>
            kind === 'day' ? (
              <DateField key={name} {...field} onChange={(value) => onChange(name, value)} />
            ) : (
              <TextField
                key={name}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                maxLength={15}
                {...field}
                onChange={(value) => onChange(name, value)}
              />
            ),
          )}
        </Stack>
        {plan ? <PlanTable {...plan} /> : <Text tone="ink-2">{incomplete}</Text>}
      </Stack>
    </Target>
  )
}

const Target = styled(Card)`
  scroll-margin-top: var(--space-4);

  &:focus:not(:focus-visible) {
    outline: none;
  }
`
