import { SlideCard } from '#ui-kit/shop/banner/SlideCard.tsx'
import { FormSection } from '#ui-kit/shop/productAdmin/form/FormSection.tsx'
import type { SlideDraft } from './slideDraft.ts'

/** The slide as visitors see it, while it is typed. Its link leads nowhere yet. */
export const SlidePreview = ({ draft: { title, text, picture, alt } }: { draft: SlideDraft }) => (
  <FormSection title="Preview">
    <div inert>
      <SlideCard
        slide={{
          id: 'preview',
          title: title || 'Title',
          text: text || 'Text',
          href: '#',
          picture: picture && { ...picture, alt },
        }}
        number={1}
        count={1}
      />
    </div>
  </FormSection>
)
