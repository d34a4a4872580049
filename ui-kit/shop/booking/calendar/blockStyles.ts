import { css } from 'styled-components'
import type { BookingStatus } from '#ui-kit/shop/booking/bookingStatus.ts'
import { font } from '#ui-kit/theme/font.ts'

/** The colours of a booking's block, by its status; a word beside them says the same. */
export const blockTones: Record<BookingStatus, string> = {
  Requested: 'background: var(--warn-tint); border-inline-start-color: var(--warn);',
  Confirmed: 'background: var(--info-tint); border-inline-start-color: var(--info);',
  Completed: 'background: var(--ok-tint); border-inline-start-color: var(--ok);',
  NoShow: 'background: var(--bad-tint); border-inline-start-color: var(--bad);',
  Declined: 'background: var(--sunk); border-inline-start-color: var(--line-strong); text-decoration: line-through;',
  Canceled: 'background: var(--sunk); border-inline-start-color: var(--line-strong); text-decoration: line-through;',
}

/** The block of a booking: a link with a coloured edge. */
export const blockStyles = css<{ $status: BookingStatus }>`
  display: block;
  overflow: hidden;
  border: var(--border) solid var(--edge);
  border-inline-start: 4px solid;
  border-radius: var(--radius-1);
  color: var(--ink);
  ${font(12)}
  ${({ $status }) => blockTones[$status]}

  &:hover {
    text-decoration: underline;
  }
`
