import { Contrast, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { forcedColors } from '#ui-kit/theme/media.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Theme = 'system' | 'light' | 'dark' | 'contrast'

type ThemeSwitchProps = {
  /** 'system' follows the device; the others are set as `data-theme` on the page. */
  theme: Theme
  /** Called with the theme that was chosen. */
  onChange: (theme: Theme) => void
}

/** Chooses the colour theme. Arrow keys move the choice. */
export const ThemeSwitch = ({ theme, onChange }: ThemeSwitchProps) => {
  const name = useId()

  return (
    <Group data-needs-script>
      <VisuallyHidden as="legend">Colours</VisuallyHidden>
      {choices.map(({ value, label, Icon }) => (
        <Choice key={value} data-chosen={value === theme || undefined}>
          <Radio type="radio" name={name} value={value} checked={value === theme} onChange={() => onChange(value)} />
          <Icon size={18} aria-hidden />
          {label}
        </Choice>
      ))}
    </Group>
  )
}

const choices = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'contrast', label: 'Contrast', Icon: Contrast },
] as const

const Group = styled.fieldset`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 3px;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--sunk);
`

const Choice = styled.label`
  position: relative;
  display: flex;
  min-width: 64px;
  min-height: 48px;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  padding-inline: var(--space-2);
  border: var(--border) solid transparent;
  border-radius: 13px;
  color: var(--ink-2);
  cursor: pointer;
  ${font(12, 600)}

  &:hover {
    color: var(--ink);
  }
  &[data-chosen] {
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--brand);
    box-shadow: var(--lift-1);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  ${forcedColors} {
    &[data-chosen] {
      border-color: Highlight;
    }
  }
`

const Radio = styled.input`
  position: absolute;
  width: 100%;
  height: 100%;
  appearance: none;
  cursor: pointer;
  inset: 0;

  &&:focus-visible {
    box-shadow: none;
    outline: none;
  }
`
