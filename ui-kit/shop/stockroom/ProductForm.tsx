import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'
import { AboutSection } from './AboutSection.tsx'
import type { Money } from './amounts.ts'
import { CategoryPicker } from './CategoryPicker.tsx'
import { ConflictPanel } from './ConflictPanel.tsx'
import { CrossSellPicker, type CrossSellSearch } from './CrossSellPicker.tsx'
import type { CategoryNode } from './categoryTree.ts'
import { DetailSection } from './DetailSection.tsx'
import { FormProblem } from './FormProblem.tsx'
import { FormSection } from './FormSection.tsx'
import { PictureShelf, type PictureUploads } from './PictureShelf.tsx'
import { PriceSection } from './PriceSection.tsx'
import { isOnItsWay } from './pictureUpload.ts'
import { type ProductDraft, sameProduct, trimmedProduct } from './productDraft.ts'
import type { ProductState } from './productRow.ts'
import { SaveBar } from './SaveBar.tsx'
import { TagsEditor } from './TagsEditor.tsx'
import { type DraftChange, type ProductProblems, useProductForm } from './useProductForm.ts'
import { WindowSection } from './WindowSection.tsx'

export type ProductFormProps = {
  /** A new product, or one that is there. */
  mode: 'add' | 'update'
  /** What stands in the fields. */
  draft: ProductDraft
  onDraft: DraftChange
  /** The product as it was opened or last saved. */
  opened: ProductDraft
  choices: { brands: readonly string[]; categories: readonly CategoryNode[]; tags: readonly string[] }
  /** The states it can have after saving. */
  states: readonly ProductState[]
  money: Money
  /** Pieces set aside for orders. */
  reserved?: number | undefined
  pictures: PictureUploads
  crossSell: CrossSellSearch
  busy?: boolean | undefined
  /** It was saved just now. */
  saved?: boolean | undefined
  /** Why saving failed as a whole: 'Error when update product'. */
  problem?: string | undefined
  /** What the server refused, by field; each goes away once its field is changed. */
  errors?: ProductProblems | undefined
  /** Somebody else saved it meanwhile: who, when, and what it is now. */
  conflict?: { by: string; when: string; theirs: ProductDraft } | undefined
  /** Gets everybody's changes; from now on `opened` is theirs. */
  onSettle: (draft: ProductDraft) => void
  /** Gets every value trimmed, and valid. */
  onSubmit: (draft: ProductDraft) => void
  cancelHref: string
}

/** Everything about a product. Fields complain once they have been left; saving waits until all are right. */
export const ProductForm = (props: ProductFormProps) => {
  const { mode, draft, onDraft, opened, choices, busy = false, problem, errors, conflict, crossSell } = props
  const form = useProductForm(draft, onDraft, errors)
  const dirty = !sameProduct(draft, opened)
  const waitsFor = obstacleIn(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.unfinished.length > 0 || !dirty || busy || waitsFor) return
    form.send()
    props.onSubmit(trimmedProduct(draft))
  }

  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      {problem && <FormProblem problem={problem} errors={errors ?? {}} />}
      {conflict && (
        <ConflictPanel
          {...conflict}
          opened={opened}
          mine={draft}
          nameOf={(id) => crossSell.known.find((each) => each.id === id)?.name ?? id}
          onSettle={props.onSettle}
        />
      )}
      <Columns>
        <Stack gap={5}>
          <AboutSection form={form} brands={choices.brands} disabled={busy} />
          <FormSection title="What it looks like">
            <PictureShelf
              {...props.pictures}
              {...form.group('images')}
              pictures={draft.images}
              disabled={busy}
              onChange={(images) => form.choose('images', images)}
            />
          </FormSection>
          <PriceSection form={form} money={props.money} reserved={props.reserved ?? 0} disabled={busy} />
          <DetailSection form={form} disabled={busy} />
        </Stack>
        <Stack gap={5}>
          <WindowSection form={form} states={props.states} slugOpen={mode === 'add'} disabled={busy} />
          <FormSection title="Where it stands">
            <CategoryPicker
              {...form.group('categories')}
              tree={choices.categories}
              chosen={draft.categories}
              disabled={busy}
              onChange={(categories) => form.choose('categories', categories)}
            />
            <TagsEditor
              {...form.group('tags')}
              tags={draft.tags}
              suggestions={choices.tags}
              disabled={busy}
              onChange={(tags) => form.choose('tags', tags)}
            />
            <CrossSellPicker
              {...crossSell}
              {...form.group('crossSellProducts')}
              chosenIds={draft.crossSellProducts}
              disabled={busy}
              onChange={(ids) => form.choose('crossSellProducts', ids)}
            />
          </FormSection>
        </Stack>
      </Columns>
      <SaveBar
        label={mode === 'add' ? 'Add product' : 'Update product'}
        unfinished={form.unfinished.map(({ field }) => field)}
        waitsFor={waitsFor}
        dirty={dirty}
        busy={busy}
        saved={props.saved ?? false}
        cancelHref={props.cancelHref}
      />
    </Stack>
  )
}

const obstacleIn = ({ conflict, pictures }: ProductFormProps) => {
  if (conflict) return `Choose first what is to stand: ${conflict.by} changed it too.`
  return pictures.uploads.some(isOnItsWay) ? 'Pictures are still on their way.' : undefined
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`
