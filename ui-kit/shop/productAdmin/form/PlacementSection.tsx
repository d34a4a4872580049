import { CategoryPicker } from '#ui-kit/shop/productAdmin/fields/CategoryPicker.tsx'
import { CrossSellPicker, type CrossSellSearch } from '#ui-kit/shop/productAdmin/fields/CrossSellPicker.tsx'
import type { CategoryNode } from '#ui-kit/shop/productAdmin/fields/categoryTree.ts'
import { TagsEditor } from '#ui-kit/shop/productAdmin/fields/TagsEditor.tsx'
import type { ProductDraft } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { FormSection } from './FormSection.tsx'
import type { ProductFormState } from './useProductForm.ts'

type PlacementSectionProps = {
  form: ProductFormState
  draft: ProductDraft
  categories: readonly CategoryNode[]
  /** Tags of other products. */
  tags: readonly string[]
  crossSell: CrossSellSearch
  disabled: boolean
}

/** The fields that say where shoppers find the product: categories, tags, and the products that it goes well with. */
export const PlacementSection = ({ form, draft, categories, tags, crossSell, disabled }: PlacementSectionProps) => (
  <FormSection title="Categories">
    <CategoryPicker
      {...form.group('categories')}
      tree={categories}
      chosen={draft.categories}
      disabled={disabled}
      onChange={(chosen) => form.setAndTouch('categories', chosen)}
    />
    <TagsEditor
      {...form.group('tags')}
      tags={draft.tags}
      suggestions={tags}
      disabled={disabled}
      onChange={(chosen) => form.setAndTouch('tags', chosen)}
    />
    <CrossSellPicker
      {...crossSell}
      {...form.group('crossSellProducts')}
      chosenIds={draft.crossSellProducts}
      disabled={disabled}
      onChange={(ids) => form.setAndTouch('crossSellProducts', ids)}
    />
  </FormSection>
)
