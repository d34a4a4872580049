import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import type { Figure } from './figures.ts'
import { LinkedTile } from './LinkedTile.tsx'
import { TileNote, TileValue } from './tileStyles.ts'

/** One figure with a link to the records that it counts. */
export const FigureTile = ({ label, value, href, note, isUrgent = false }: Figure) => (
  <LinkedTile label={label} href={href}>
    <Value $isUrgent={isUrgent}>
      {isUrgent && <TriangleAlert size={22} aria-label="Needs attention" />}
      {value}
    </Value>
    {note && <TileNote>{note}</TileNote>}
  </LinkedTile>
)

const Value = styled(TileValue)<{ $isUrgent: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: ${({ $isUrgent }) => ($isUrgent ? 'var(--warn)' : 'var(--ink)')};
`
