import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { busyLine } from './busyLine.ts'
import { PlainText } from './PlainText.tsx'
import type { PlainValue } from './timelineFact.ts'

/** A field's value at the moment that is looked at, and its value now. */
export type FieldThenAndNow = { field: string; value: PlainValue; now: PlainValue }

type RecordAtMomentProps = {
  fields: readonly FieldThenAndNow[]
  /** The moment's values are on their way; the last ones stay. */
  busy?: boolean | undefined
}

/** A record as it was at a moment; where it is different now, today's value stands beside it. */
export const RecordAtMoment = ({ fields, busy = false }: RecordAtMomentProps) => (
  <Fields aria-busy={busy} data-busy={busy || undefined}>
    {fields.map(({ field, value, now }) => (
      <Field key={field} data-moved={value !== now || undefined}>
        <dt>{field}</dt>
        <dd>
          <PlainText value={value} />
          {value !== now && (
            <Now>
              now <PlainText value={now} />
            </Now>
          )}
        </dd>
      </Field>
    ))}
  </Fields>
)

const Fields = styled.dl`
  display: flex;
  flex-direction: column;
  ${busyLine}
  ${font(14)}
  ${tabular}
`

const Field = styled.div`
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr);
  gap: var(--space-3);
  padding: 6px var(--space-3);
  border-top: var(--border) solid var(--line);

  &:first-child {
    border-top-color: transparent;
  }
  &[data-moved] {
    background: var(--warn-tint);
    box-shadow: inset 3px 0 0 var(--warn);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
    overflow-wrap: anywhere;
    ${font(14, 600)}
  }
  ${phone} {
    grid-template-columns: 112px minmax(0, 1fr);
    padding-inline: var(--space-2);
  }
`

const Now = styled.span`
  color: var(--ink-2);
  ${font(14)}
`
