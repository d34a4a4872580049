import { type Coverage, type CoverageRow, screenStates } from './coverage.ts'

const columns: readonly (readonly [key: Exclude<keyof CoverageRow, 'place'>, label: string])[] = [
  ['titles', 'Titles'],
  ['stories', 'Stories'],
  ['phones', 'On phones'],
  ['otherWidths', 'Other widths'],
  ['behaviour', 'Checks of behaviour'],
  ['keyboard', 'Keyboard walks'],
  ['tests', 'Tests beside stories'],
  ['skips', 'Skips'],
]

/** How many titles, stories and checks each place of the sidebar has. */
export const CoverageTable = ({ coverage: { rows } }: { coverage: Coverage }) => (
  <table style={{ width: '100%', fontVariantNumeric: 'tabular-nums' }}>
    <thead>
      <tr>
        <th scope="col" style={{ textAlign: 'start' }}>
          Place
        </th>
        {columns.map(([key, label]) => (
          <th key={key} scope="col" style={{ textAlign: 'end' }}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.place}>
          <th scope="row" style={{ textAlign: 'start' }}>
            {row.place}
          </th>
          {columns.map(([key]) => (
            <Figure key={key} value={row[key]} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** How many screens of each role have a story for each state. */
export const ScreenStatesTable = ({ coverage: { screens } }: { coverage: Coverage }) => (
  <table style={{ width: '100%', fontVariantNumeric: 'tabular-nums' }}>
    <thead>
      <tr>
        <th scope="col" style={{ textAlign: 'start' }}>
          For
        </th>
        {['Screens', 'Stories', ...screenStates].map((label) => (
          <th key={label} scope="col" style={{ textAlign: 'end' }}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {screens.map(({ role, screens: count, stories, states }) => (
        <tr key={role}>
          <th scope="row" style={{ textAlign: 'start' }}>
            {role}
          </th>
          <Figure value={count} />
          <Figure value={stories} />
          {screenStates.map((state) => (
            <Figure key={state} value={states[state]} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Themes and widths that every story can be seen in. */
export const ThemesAndWidths = ({ coverage: { themes, widths } }: { coverage: Coverage }) => (
  <ul>
    <li>Themes: {themes.join(', ')}.</li>
    <li>Viewports: {widths.join(', ')}.</li>
  </ul>
)

const Figure = ({ value }: { value: number }) => (
  <td style={{ textAlign: 'end' }}>{value.toLocaleString('en').replace(',', '\u00a0')}</td>
)
