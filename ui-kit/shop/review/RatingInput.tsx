import { useId } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { forcedColors } from '#ui-kit/theme/media.ts'
import { starLabels } from './starLabels.ts'

type RatingInputProps = {
  /** 1 to 5; 0 while none is selected. */
  stars: number
  /** Called with the number of stars that was chosen. */
  onChange: (stars: number) => void
  /** Whether the field can be read but not changed. */
  disabled?: boolean | undefined
}

/** A rating of one to five stars as a group of radio buttons, so the arrow keys change it. */
export const RatingInput = ({ stars, onChange, disabled }: RatingInputProps) => {
  const name = useId()

  return (
    <fieldset disabled={disabled}>
      <Legend>Your rating</Legend>
      <Line>
        <Stars>
          {starLabels.map((label, index) => (
            <Star key={label}>
              <Radio
                type="radio"
                name={name}
                value={index + 1}
                required
                checked={stars === index + 1}
                onChange={() => onChange(index + 1)}
              />
              <VisuallyHidden>{`${index + 1} ${index === 0 ? 'star' : 'stars'}: ${label}`}</VisuallyHidden>
              <svg width="32" height="32" viewBox="0 0 20 20" aria-hidden="true">
                <path d={starPath} />
              </svg>
            </Star>
          ))}
        </Stars>
        <SelectedLabel aria-hidden="true">{starLabels[stars - 1]}</SelectedLabel>
      </Line>
    </fieldset>
  )
}

const starPath = 'M10 1.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L4.7 18l1.1-6L1.4 7.8l6-.8z'

const Legend = styled.legend`
  padding-bottom: 6px;
  ${font(14, 600)}
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
`

const Stars = styled.div`
  display: flex;
  margin-left: -6px;
`

// A star is filled when it or a later star is selected; on hover, the stars up to the hovered one are filled.
const Star = styled.label`
  position: relative;
  display: grid;
  width: 44px;
  height: 44px;
  place-items: center;
  border-radius: var(--radius-2);
  cursor: pointer;

  path {
    fill: var(--surface);
    stroke: var(--line-strong);
    stroke-linejoin: round;
    stroke-width: 1.2;
  }
  &:has(:checked) path,
  &:has(~ label :checked) path {
    fill: var(--sun);
    stroke: var(--sun-edge);
  }
  div:hover > & path {
    fill: var(--sun);
    stroke: var(--sun-edge);
  }
  div:hover > label:hover ~ & path {
    fill: var(--surface);
    stroke: var(--line-strong);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
  }
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.6;
  }
  ${forcedColors} {
    &:has(:checked) path,
    &:has(~ label :checked) path {
      fill: Highlight;
    }
  }
`

const Radio = styled.input`
  position: absolute;
  width: 100%;
  height: 100%;
  margin: 0;
  appearance: none;
  cursor: inherit;

  &:focus-visible {
    box-shadow: none;
    outline: none;
  }
`

const SelectedLabel = styled.span`
  color: var(--ink-2);
  ${font(16, 600)}
`
