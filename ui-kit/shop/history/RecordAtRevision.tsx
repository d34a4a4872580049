import { styled } from 'styled-components'
import { FieldValue } from '#ui-kit/shop/audit/FieldValue.tsx'
import type { PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText, phone } from '#ui-kit/theme/media.ts'

/** The value of a field at the shown revision, and its value now. */
export type FieldAtRevision = { field: string; value: PlainValue; now: PlainValue }

type RecordAtRevisionProps = {
  /** Each field with its value at that revision. */
  fields: readonly FieldAtRevision[]
}

/** The fields of a record at a revision, with the current value next to each field that differs. */
export const RecordAtRevision = ({ fields }: RecordAtRevisionProps) => (
  <Fields>
    {fields.map(({ field, value, now }) => (
      <Field key={field} data-moved={value !== now || undefined}>
        <dt>{field}</dt>
        <dd>
          <FieldValue value={value} />
          {value !== now && (
            <Now>
              now <FieldValue value={now} />
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
  ${font(14)}
  ${tabular}
`

const Field = styled.div`
  display: grid;
  grid-template-columns: 9.25rem minmax(0, 1fr);
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
    grid-template-columns: 7rem minmax(0, 1fr);
    padding-inline: var(--space-2);
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`

const Now = styled.span`
  color: var(--ink-2);
  ${font(14)}
`
