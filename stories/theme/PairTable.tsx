import { Table } from '#ui-kit/elements/Table.tsx'
import { colorPairs } from '#ui-kit/theme/colorPairs.ts'
import { contrastRatio } from '#ui-kit/theme/contrastRatio.ts'
import type { Palette } from '#ui-kit/theme/palettes.ts'

const columns = [
  { key: 'front', label: 'Colour' },
  { key: 'ground', label: 'on' },
  { key: 'sample', label: 'Sample' },
  { key: 'ratio', label: 'Contrast', numeric: true },
  { key: 'least', label: 'at least', numeric: true },
]

/** Every pair of foreground and background colours of the kit, with the contrast computed from their values. */
export const PairTable = ({ palette, caption }: { palette: Palette; caption: string }) => (
  <Table caption={caption} columns={columns}>
    {colorPairs.flatMap(({ front, grounds, least }) =>
      grounds.map((ground) => (
        <tr key={`${front} on ${ground}`}>
          <th scope="row">{front}</th>
          <td>{ground}</td>
          <td>
            <Sample front={palette[front]} ground={palette[ground]} words={least === 4.5} />
          </td>
          <td data-numeric>{contrastRatio(palette[front], palette[ground]).toFixed(1)}</td>
          <td data-numeric>{least}</td>
        </tr>
      )),
    )}
  </Table>
)

const Sample = ({ front, ground, words }: { front: string; ground: string; words: boolean }) => (
  <span style={{ display: 'inline-block', padding: '6px 12px', borderRadius: 6, background: ground, color: front }}>
    {words ? 'Ekhaya' : <span style={{ display: 'block', width: 48, height: 16, border: `3px solid ${front}` }} />}
  </span>
)
