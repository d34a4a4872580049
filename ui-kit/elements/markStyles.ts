import { css } from 'styled-components'
import { forcedColors } from '#ui-kit/theme/media.ts'

/** Styles of a checkbox or radio input: 22 px, its mark drawn by `::before`; the system's own under forced colours. */
export const markStyles = css`
  display: grid;
  flex: none;
  width: 22px;
  height: 22px;
  margin-top: 1px;
  place-items: center;
  border: max(var(--border), 1.5px) solid var(--line-strong);
  background: var(--surface);
  appearance: none;
  cursor: inherit;

  &::before {
    background: var(--on-brand);
    content: '';
    opacity: 0;
  }
  &:checked {
    border-color: var(--brand);
    background: var(--brand);
  }
  &:checked::before {
    opacity: 1;
  }
  &:disabled {
    border-color: var(--line);
    background: var(--sunk);
  }
  &:disabled::before {
    background: var(--ink-3);
  }
  ${forcedColors} {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`

/** Styles of a radio input: a disc. */
export const radioMarkStyles = css`
  ${markStyles}
  border-radius: var(--radius-full);

  &::before {
    width: 10px;
    height: 10px;
    border-radius: var(--radius-full);
  }
`
