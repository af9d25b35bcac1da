import type { Texts } from '@athanor/kernel'
export const texts: Texts = { en: {}, pl: {}, ru: {} }
