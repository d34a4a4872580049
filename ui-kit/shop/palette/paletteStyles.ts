import { LoaderCircle } from 'lucide-react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { spin } from '#ui-kit/theme/spin.ts'

/** The whole page behind the panel. */
export const Scrim = styled.dialog`
  position: fixed;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 12vh var(--space-4) var(--space-4);
  border: 0;
  background: var(--scrim);
  color: var(--ink);
  inset: 0;

  &::backdrop {
    background: none;
  }
  &&:focus-visible {
    box-shadow: none;
    outline: none;
  }
  ${phone} {
    padding: var(--space-2);
  }
`

/** Of one height, whatever it has found, so that nothing moves while one types. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 640px;
  height: min(100%, 480px);
  margin-inline: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);
  box-shadow: var(--lift-2);
  overflow: hidden;
`

export const InputRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-bottom: var(--border) solid var(--line);
  color: var(--ink-2);

  > svg {
    flex: none;
  }
`

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 44px;
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--ink);
  text-overflow: ellipsis;
  ${font(16)}

  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &&:focus-visible {
    outline-width: 2px;
    outline-offset: -2px;
    box-shadow: none;
  }
`

/** Turns while results are on their way. */
export const Ring = styled(LoaderCircle)`
  flex: none;
  ${spin}
`

export const Body = styled.div`
  flex: 1;
  padding: 0 var(--space-2) var(--space-2);
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const Problem = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-top: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-2);
  background: var(--bad-tint);
  color: var(--bad);
  ${font(14)}
`

export const Status = styled.p`
  color: var(--ink-2);
  ${font(16)}

  &[data-empty] {
    padding: var(--space-6) var(--space-4);
    text-align: center;
    overflow-wrap: anywhere;
  }
`
