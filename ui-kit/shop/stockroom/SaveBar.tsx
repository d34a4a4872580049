import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import type { ProductField } from './productDraft.ts'
import { counted } from './productWords.ts'
import { UnfinishedLinks } from './UnfinishedLinks.tsx'

type SaveBarProps = {
  /** What the button says: 'Add product'. */
  label: string
  /** Fields that still need somebody. */
  unfinished: readonly ProductField[]
  /** What has to be over first, in a sentence: 'Pictures are still on their way.' */
  waitsFor: string | undefined
  /** Something was typed that is not saved. */
  dirty: boolean
  busy: boolean
  /** It was saved just now. */
  saved: boolean
  cancelHref: string
}

/** Saves a long form, or says what is still in the way; stays at the lower edge of the screen. */
export const SaveBar = ({ label, unfinished, waitsFor, dirty, busy, saved, cancelHref }: SaveBarProps) => (
  <Bar>
    <Button type="submit" loading={busy} disabled={unfinished.length > 0 || waitsFor !== undefined || !dirty}>
      {label}
    </Button>
    <Button kind="quiet" href={cancelHref}>
      {dirty ? 'Cancel' : 'Back'}
    </Button>
    <Words role="status">
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
          {waitsFor && <span>{waitsFor}</span>}
          {unfinished.length > 0 && (
            <>
              <span>{counted(unfinished.length, 'field')} still to do:</span>
              <UnfinishedLinks fields={unfinished} />
            </>
          )}
        </>
      )}
    </Words>
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

const Words = styled.div`
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
