// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lightScript, runLightPage } from './lightScript.ts'

// Another one for each page: the listeners of the pages before stay on the window.
let load = vi.fn(async () => undefined)
let report: (entries: { entryType: string; transferSize: number }[]) => void

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (list: { getEntries: () => unknown[] }) => void) {
        report = (entries) => listener({ getEntries: () => entries })
      }
      observe() {}
    },
  )
  load = vi.fn(async () => undefined)
  sessionStorage.clear()
  localStorage.clear()
  window.earlyTaps = { taps: [], each: () => undefined }
  document.body.innerHTML = `
    <b data-kilobytes></b><input>
    <span data-saved id="kettle"><picture><source data-src="kettle.avif"><img data-src="kettle.webp"></picture><button data-show></button></span>
    <span data-saved id="pot"><img data-src="pot.webp"></span>
    <button data-show id="all"></button>`
})
afterEach(() => vi.unstubAllGlobals())

const pictureOf = (id: string) => document.querySelector(`#${id} img`)?.getAttribute('src')

describe('a page of somebody who saves data', () => {
  it('loads a picture when it is tapped, and all of them when that is asked for', () => {
    runLightPage(load, '/assets/index.js')

    document.querySelector<HTMLElement>('#kettle [data-show]')?.click()
    expect(pictureOf('kettle')).toBe('kettle.webp')
    expect(document.querySelector('source')?.getAttribute('srcset')).toBe('kettle.avif')
    expect(pictureOf('pot')).toBeNull()

    document.querySelector<HTMLElement>('#all')?.click()
    expect(pictureOf('pot')).toBe('pot.webp')
    expect(load).not.toHaveBeenCalled()
  })

  it('loads its script once, at the first tap or field that needs it', () => {
    runLightPage(load, '/assets/index.js')
    expect(load).not.toHaveBeenCalled()

    window.earlyTaps?.onTap?.()
    document.querySelector('input')?.focus()
    expect(load).toHaveBeenCalledExactlyOnceWith('/assets/index.js')
  })

  it('loads its script at once for somebody with a cart', () => {
    localStorage.setItem('cart', '[]')
    runLightPage(load, '/assets/index.js')
    dispatchEvent(new Event('load'))

    expect(load).toHaveBeenCalledOnce()
  })

  it('counts the bytes of the visit over its pages', () => {
    sessionStorage.setItem('usedBytes', '20000')
    runLightPage(load)
    const page = { entryType: 'navigation', transferSize: 1500 }
    report([page])
    report([page, { entryType: 'resource', transferSize: 200 }])

    expect(document.querySelector('[data-kilobytes]')?.textContent).toBe('22')
    expect(sessionStorage.getItem('usedBytes')).toBe('21700')
  })
})

it('is a script of its own', () => {
  expect(() => new Function(lightScript('/assets/index.js').replace('import(', '('))).not.toThrow()
})
