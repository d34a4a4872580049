import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { useSitePaths } from '#ui-kit/elements/sitePaths.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { homeCrumb, productsManagementCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { TableSkeleton } from '#ui-kit/shop/adminTable/TableSkeleton.tsx'
import { ImportResults } from '#ui-kit/shop/productAdmin/csv/ImportResults.tsx'
import { countOutcomes, type ImportRow } from '#ui-kit/shop/productAdmin/csv/importRow.ts'
import { FileDrop } from '#ui-kit/shop/productAdmin/fields/FileDrop.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

/** The step of the import. A dry run (`checked`) precedes every change. */
export type ImportStage =
  | { at: 'choosing' }
  | { at: 'checking'; file: string }
  | { at: 'checked'; file: string; rows: readonly ImportRow[] }
  | { at: 'importing'; file: string; rows: readonly ImportRow[] }
  | { at: 'done'; file: string; rows: readonly ImportRow[] }

type ProductImportScreenProps = {
  /** How far the import is, and what the file holds. */
  stage: ImportStage
  /** Why the file could not be read or imported. */
  problem?: string | undefined
  /** Called with the CSV file that was chosen. */
  onFile: (file: File) => void
  /** Called when somebody imports the rows without errors. */
  onImport: () => void
  /** Called when somebody wants to choose another file. */
  onStartOver: () => void
  /** Downloads the catalogue as it is, as CSV: the best sample of the columns. */
  onExport: () => void
  /** Whether the CSV file is being made. */
  exporting?: boolean | undefined
}

/** Imports products from a CSV file, after a dry run that shows what every row would change. */
export const ProductImportScreen = (props: ProductImportScreenProps) => (
  <TitledPage trail={[homeCrumb, productsManagementCrumb]} title="Import products">
    <Stack gap={5}>
      {props.problem && <Problem stage={props.stage} problem={props.problem} />}
      {content(props)}
    </Stack>
  </TitledPage>
)

// If the answer to an import is lost, the browser does not know which rows were imported.
const Problem = ({ stage, problem }: { stage: ImportStage; problem: string }) =>
  stage.at === 'choosing' ? (
    <Notice tone="bad" live title="Nothing was changed">
      {problem}
    </Notice>
  ) : (
    <Notice tone="bad" live title="The import may not be complete">
      {problem}. Import the file again: rows that are already in stay as they are.
    </Notice>
  )

const content = (props: ProductImportScreenProps) => {
  const { stage } = props
  if (stage.at === 'choosing') return <Choosing {...props} />
  if (stage.at === 'checking') {
    return (
      <>
        <Text role="status">Reading {stage.file} – nothing is changed yet.</Text>
        <TableSkeleton label={`Reading ${stage.file}`} rows={5} />
      </>
    )
  }

  return (
    <>
      {stage.at === 'done' ? (
        <Done {...props} rows={stage.rows} />
      ) : (
        <Checked {...props} file={stage.file} rows={stage.rows} />
      )}
      <ImportResults rows={stage.rows} done={stage.at === 'done'} />
    </>
  )
}

const Choosing = ({ onFile, onExport, exporting }: ProductImportScreenProps) => (
  <Card>
    <Stack gap={5}>
      <FileDrop
        label="Drop a CSV file here"
        buttonLabel="Choose a file"
        hint="Up to 16 MB and 10 000 rows. You see what it would change before anything is changed."
        accepts={['text/csv', '.csv']}
        onFiles={([file]) => file && onFile(file)}
      />
      <Stack gap={3} align="start">
        <Text size={14} tone="ink-2">
          The columns are those of the export. A row whose slug is known changes that product, any other adds one; a
          column that is left out stays as it is.
        </Text>
        <Button
          kind="secondary"
          size="small"
          loading={exporting}
          icon={<Download size={16} aria-hidden />}
          onClick={onExport}
        >
          Export as a sample
        </Button>
      </Stack>
    </Stack>
  </Card>
)

type RowsProps = ProductImportScreenProps & { rows: readonly ImportRow[] }

const Checked = ({ stage, rows, file, onImport, onStartOver }: RowsProps & { file: string }) => {
  const { added, changed, refused } = countOutcomes(rows)
  const importable = added + changed

  return (
    <Bar>
      <Stack gap={1}>
        <Text strong>{file}</Text>
        <Text size={14} tone="ink-2">
          {verdict(rows.length, importable, refused)}
        </Text>
      </Stack>
      <Row gap={3} wrap>
        <Button loading={stage.at === 'importing'} disabled={importable === 0} onClick={onImport}>
          {importable === 0 ? 'Nothing to import' : `Import ${formatCount(importable, 'row')}`}
        </Button>
        <Button kind="quiet" disabled={stage.at === 'importing'} onClick={onStartOver}>
          Choose another file
        </Button>
      </Row>
    </Bar>
  )
}

const verdict = (rows: number, doing: number, refused: number) => {
  if (rows === 0) return 'The file has no rows below the names of its columns.'
  if (doing === 0 && refused === 0) return 'Every product already has these values.'
  if (refused === rows) return 'Every row has an error. Fix them in the file and choose it again.'
  if (refused > 0) return `${formatCount(refused, 'row')} with errors would be left out.`
  return 'A preview: nothing has changed yet.'
}

const Done = ({ rows, onStartOver }: RowsProps) => {
  const { added, changed, refused } = countOutcomes(rows)

  return (
    <Notice
      live
      tone={refused > 0 ? 'warn' : 'ok'}
      title={`${formatCount(added, 'product')} added, ${changed} changed`}
      action={
        <Row gap={3} wrap>
          <Button size="small" href={useSitePaths()('productsManagement')}>
            All products
          </Button>
          <Button size="small" kind="quiet" onClick={onStartOver}>
            Import another file
          </Button>
        </Row>
      }
    >
      {refused > 0
        ? `${formatCount(refused, 'row')} left out: fix them in the file and import it again. The others stay as they are.`
        : 'Every change is in the history of its product.'}
    </Notice>
  )
}

const Bar = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  overflow-wrap: anywhere;
`
