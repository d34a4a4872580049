import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { desktop, phone } from '#ui-kit/theme/media.ts'

/** The panel that thanks a customer for something just done: a sign, then what was done. */
export const ConfirmationPanel = styled.section`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--brand-tint);

  ${desktop} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: var(--space-6);
  }
`

/** The round sign at the start of the panel, for an icon of 32 px. */
export const ConfirmationSign = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: var(--radius-full);
  background: var(--sun);
  color: var(--on-sun);
`

/** Numbers and amounts to remember. */
export const ConfirmationFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-7);

  dt {
    color: var(--ink-2);
    ${font(14)}
  }
  dd {
    ${font(24, 800)}
    ${tabular}
  }
`

/** The next steps as buttons; on phones one below the other. */
export const ConfirmationActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  ${phone} {
    flex-direction: column;
  }
`
