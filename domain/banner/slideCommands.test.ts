import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { shownSlide, slideAfter, summerSlide } from '#domain/testing/bannerFixtures.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { addSlide, updateSlide } from './slideCommands.ts'

const picture = { thumbnail: '/pictures/kept/a-640.webp', medium: '/pictures/kept/a-1120.webp' }
const withdrawn = () => shownSlide(fact('SlideWithdrawn', {}))

describe('when an admin adds a slide', () => {
  const details = summerSlide

  it('then it is in the banner', () => {
    expect(addSlide(slideAfter(), { details, dateAdded: monday })).toEqual([
      fact('SlideAdded', { ...summerSlide, dateAdded: monday }),
    ])
  })

  it('then it is withdrawn at once if it is not active', () => {
    const facts = addSlide(slideAfter(), { details, dateAdded: monday, isActive: false })
    expect(facts).toEqual([fact('SlideAdded', { ...summerSlide, dateAdded: monday }), fact('SlideWithdrawn', {})])
  })

  it('then a slide that exists is refused', () => {
    expect(addSlide(shownSlide(), { details, dateAdded: monday })).toMatchObject({ refusal: 'SlideExists' })
  })
})

describe('given a slide in the banner', () => {
  it.each([
    ['words', { title: 'Longer evenings' }, [fact('SlideReworded', { title: 'Longer evenings' })]],
    ['a picture', { images: [picture] }, [fact('SlidePictured', { images: [picture], alt: summerSlide.alt })]],
    ['its last day', { until: '2026-12-24' }, [fact('SlideScheduled', { from: '2026-11-13', until: '2026-12-24' })]],
    ['its place', { order: 4 }, [fact('SlideMoved', { order: 4 })]],
    ['nothing', { ...summerSlide, isActive: true }, []],
  ])('when an admin changes %s, then there is one fact for it', (_what, edit, facts) => {
    expect(updateSlide(shownSlide(), edit)).toEqual(facts)
  })

  it('when an admin takes it out, then it is withdrawn, and can come back', () => {
    expect(updateSlide(shownSlide(), { isActive: false })).toEqual([fact('SlideWithdrawn', {})])
    expect(updateSlide(withdrawn(), { isActive: false })).toEqual([])
    expect(updateSlide(withdrawn(), { isActive: true })).toEqual([fact('SlideReinstated', {})])
  })

  it('when an admin edits an old version, then it is refused, unless nothing changes', () => {
    const edited = shownSlide(fact('SlideMoved', { order: 2 }))
    expect(updateSlide(edited, { order: 3, version: 0 })).toMatchObject({ refusal: 'SlideHasChanged' })
    expect(updateSlide(edited, { order: 2, version: 0 })).toEqual([])
    expect(updateSlide(edited, { order: 3, version: 1 })).toEqual([fact('SlideMoved', { order: 3 })])
  })

  it.each([
    ['a last day before the first', { until: '2026-11-12' }, 'until'],
    ['a first day after the last', { from: '2026-12-01' }, 'until'],
    ['a picture without words', { alt: '' }, 'alt'],
  ])('when an admin gives %s, then it is refused', (_what, edit, field) => {
    expect(updateSlide(shownSlide(), edit)).toMatchObject({ refusal: 'InvalidRequest', errors: [{ field }] })
  })

  it('when it has no picture, then it needs no words for one', () => {
    expect(updateSlide(shownSlide(), { images: [], alt: '' })).toEqual([fact('SlidePictured', { images: [], alt: '' })])
  })
})

it('a slide that was never added cannot be edited', () => {
  expect(updateSlide(slideAfter(), { order: 2 })).toMatchObject({ refusal: 'SlideNotFound' })
})
