import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

type DragHandleProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The name of the item that the handle moves. */
  name: string
  /** The position of the item, from 1. */
  position: number
  count: number
}

/** The handle of a sortable item: drag it, or press the arrow keys on it. */
export const DragHandle = ({ name, position, count, ...rest }: DragHandleProps) => (
  <Grip
    type="button"
    title="Drag, or press the arrow keys"
    {...rest}
    data-handle
    aria-label={`Move ${name}, ${position} of ${count}`}
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
