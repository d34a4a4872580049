import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tile, TileLink, TileName } from './tileStyles.ts'

type LinkedTileProps = {
  label: string
  href: string
  children: ReactNode
}

/** A tile with a title that links to the records behind its figure. */
export const LinkedTile = ({ label, href, children }: LinkedTileProps) => (
  <Tile>
    <TileName>
      <TileLink href={href}>
        {label}
        <ArrowRight size={16} aria-hidden />
      </TileLink>
    </TileName>
    {children}
  </Tile>
)
