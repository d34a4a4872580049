import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tile, TileLink, TileName } from './tileLook.ts'

type LinkedTileProps = {
  label: string
  href: string
  children: ReactNode
}

/** A named sheet that leads to what it counts. */
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
