/** Choose one in a story with `globals: { viewport: { value: 'small' } }`. */
export const viewports = {
  small: { name: 'Small phone', type: 'mobile' as const, styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone', type: 'mobile' as const, styles: { width: '360px', height: '800px' } },
  tablet: { name: 'Tablet', type: 'tablet' as const, styles: { width: '768px', height: '1024px' } },
  smallTablet: {
    name: 'Just above the phone layout',
    type: 'tablet' as const,
    styles: { width: '820px', height: '1180px' },
  },
  laptop: { name: 'Small laptop', type: 'desktop' as const, styles: { width: '1024px', height: '768px' } },
  desktop: { name: 'Desktop', type: 'desktop' as const, styles: { width: '1280px', height: '800px' } },
  /** A4 at 96 px an inch. */
  paper: { name: 'Sheet of paper', type: 'other' as const, styles: { width: '794px', height: '1123px' } },
}
