import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { type InvalidField, InvalidFieldLinks } from './InvalidFieldLinks.tsx'

type SaveBarProps = {
  /** The label of the save button: 'Add product'. */
  label: string
  /** The invalid fields. */
  invalidFields: readonly InvalidField[]
  /** A sentence about why saving is blocked: 'Pictures are still uploading.' */
  blockedReason: string | undefined
  /** There are unsaved changes. */
  dirty: boolean
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy: boolean
  /** The form was just saved. */
  saved: boolean
  /** Where Cancel leads: back to where one came from. */
  cancelHref: string
}

/** The save button of a long form with the reasons why it is disabled; sticks to the bottom of the screen. */
export const SaveBar = ({ label, invalidFields, blockedReason, dirty, busy, saved, cancelHref }: SaveBarProps) => (
  <Bar>
    <Button type="submit" loading={busy} disabled={invalidFields.length > 0 || blockedReason !== undefined || !dirty}>
      {label}
    </Button>
    <Button kind="quiet" href={cancelHref}>
      {dirty ? 'Cancel' : 'Back'}
    </Button>
    <Status role="status">
      {busy && 'Saving…'}
      {!busy && saved && !dirty && (
        <Saved>
          <CircleCheck size={16} aria-hidden />
          Saved
        </Saved>
      )}
      {!busy && dirty && (
        <>
          <span>Unsaved changes.</span>
          {blockedReason && <span>{blockedReason}</span>}
          {invalidFields.length > 0 && (
            <>
              <span>{formatCount(invalidFields.length, 'field')} still to do:</span>
              <InvalidFieldLinks fields={invalidFields} />
            </>
          )}
        </>
      )}
    </Status>
  </Bar>
)

const Bar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: var(--space-3);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
  box-shadow: var(--lift-2);

  ${phone} {
    bottom: calc(var(--space-2) + env(safe-area-inset-bottom));
    padding: var(--space-3);

    > button, > a {
      padding-inline: var(--space-4);
    }
  }
`

const Status = styled.div`
  display: flex;
  min-width: 0;
  flex: 1 1 240px;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  color: var(--ink-2);
  ${font(14)}

  ${phone} {
    flex-basis: 100%;
    max-height: 64px;
    overflow-y: auto;
    order: -1;
  }
`

const Saved = styled.span`
  display: inline-flex;
  gap: 6px;
  color: var(--ok);
  ${font(14, 600)}

  svg {
    margin-top: 2px;
  }
`
