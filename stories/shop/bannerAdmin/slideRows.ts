import { slides } from '#stories/shop/banner/slides.ts'
import type { SlideRow, SlideState } from '#ui-kit/shop/bannerAdmin/slideRow.ts'

const row = (index: number, state: SlideState, [from, until]: [string, string]): SlideRow => {
  const { id = '', title = '', href: link = '', picture } = slides[index % slides.length] ?? {}
  return {
    ...{ title, link, from, until, state, order: index + 1 },
    id: `${id}${index}`,
    href: `/UpdateSlide/${id}`,
    historyHref: `/Banner_Management/${id}`,
    picture: picture?.desk.src ?? '',
  }
}

/** A slide in every state. */
export const slideRows: readonly SlideRow[] = [
  row(0, 'running', ['2026-11-13', '2027-01-31']),
  row(1, 'running', ['2026-10-15', '2027-10-14']),
  row(2, 'withdrawn', ['2026-11-01', '2026-12-31']),
  { ...row(3, 'over', ['2026-09-20', '2026-10-10']), title: 'Heritage Day at the braai' },
  { ...row(4, 'planned', ['2026-12-26', '2027-01-24']), title: 'New year, new shelves', picture: '' },
]
