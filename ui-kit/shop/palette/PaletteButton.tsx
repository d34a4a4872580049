import { TextSearch } from 'lucide-react'
import { styled } from 'styled-components'
import { visuallyHiddenStyles } from '#ui-kit/elements/visuallyHiddenStyles.ts'
import { font } from '#ui-kit/theme/font.ts'
import { laptop } from '#ui-kit/theme/media.ts'

type PaletteButtonProps = {
  /** The keys that do the same, as this computer writes them: 'Ctrl K'. */
  keys: string
  /** Called when it is pressed. */
  onClick: () => void
}

/** Opens the palette; below laptops only its icon shows. */
export const PaletteButton = ({ keys, onClick }: PaletteButtonProps) => (
  <Pill type="button" title={`Go to… (${keys})`} aria-keyshortcuts="Control+K Meta+K" onClick={onClick}>
    <TextSearch size={22} aria-hidden />
    <Label>Go to…</Label>
    <Keys aria-hidden>{keys}</Keys>
  </Pill>
)

const Pill = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  width: 44px;
  height: 44px;
  padding: 0;
  border: var(--border) solid transparent;
  border-radius: var(--radius-full);
  background: none;
  color: inherit;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: var(--brand-tint);
    color: var(--brand);
  }
  ${laptop} {
    width: auto;
    padding-inline: var(--space-4) var(--space-3);
    border-color: var(--line-strong);
  }
`

const Label = styled.span`
  ${visuallyHiddenStyles}

  ${laptop} {
    position: static;
    width: auto;
    height: auto;
    overflow: visible;
    clip-path: none;
    ${font(14, 600)}
  }
`

const Keys = styled.kbd`
  display: none;
  padding: 0 6px;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-1);
  background: var(--sunk);
  color: var(--ink-2);
  ${font(12, 600)}

  ${laptop} {
    display: block;
  }
`
