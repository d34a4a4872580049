import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

type ReorderHandleProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it moves. */
  name: string
  /** Counted from 1. */
  place: number
  count: number
}

/** Drag it, or press the arrow keys on it. */
export const ReorderHandle = ({ name, place, count, ...rest }: ReorderHandleProps) => (
  <Grip
    type="button"
    title="Drag, or press the arrow keys"
    {...rest}
    data-handle
    aria-label={`Move ${name}, ${place} of ${count}`}
  >
    <GripVertical size={20} aria-hidden />
  </Grip>
)

const Grip = styled.button`
  display: grid;
  flex: none;
  width: 32px;
  height: 44px;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--ink-3);
  cursor: grab;
  touch-action: none;

  &:hover {
    background: var(--brand-tint);
    color: var(--brand);
  }
  &:active {
    cursor: grabbing;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`
