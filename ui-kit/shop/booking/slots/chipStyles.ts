import { css, styled } from 'styled-components'
import { forcedColors } from '#ui-kit/theme/media.ts'

/** The label of a `ChipRadio`: a box that is filled when its radio button is checked. */
export const chipBox = css`
  position: relative;
  display: flex;
  min-width: 0;
  min-height: 44px;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-2);
  background: var(--surface);
  color: var(--ink);
  cursor: pointer;

  &:hover:not(:has(:disabled)) {
    border-color: var(--brand);
    background: var(--brand-tint);
  }
  &&:has(:checked) {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
  }
  /* Pressed before it was hydrated. */
  &&:has([data-tapped]) {
    border-color: var(--brand);
    background: var(--brand-tint);
  }
  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--halo);
  }
  &:has(:disabled) {
    border: var(--border) var(--off) var(--line);
    background: var(--sunk);
    color: var(--ink-3);
    cursor: not-allowed;
  }
  ${forcedColors} {
    &&:has(:checked) {
      border: 4px double Highlight;
    }
  }
`

/** A radio button that covers its box, so that a tap anywhere checks it. */
export const ChipRadio = styled.input.attrs({ type: 'radio' })`
  position: absolute;
  width: 100%;
  height: 100%;
  margin: 0;
  appearance: none;
  cursor: inherit;

  &&:focus-visible {
    box-shadow: none;
    outline: none;
  }
`
