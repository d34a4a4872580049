import { useEffect } from 'react'
import { type TermsPage, termsPaths } from '#domain/terms/termsPages.ts'

/** Counts a view of the page: its path and title, and nothing about the visitor. A view that is lost is not repeated. */
export const usePageView = (page: TermsPage, title: string) => {
  useEffect(() => {
    const body = JSON.stringify({ querydata: { path: termsPaths[page], title } })
    // Beacons carry no access token, and the shop reads no cookie on this call.
    navigator.sendBeacon?.('/analytics/pageView', new Blob([body], { type: 'application/json' }))
  }, [page, title])
}
