import type { Plugin } from 'vite'

/** The fonts that every page needs, whatever its language: figures and Latin letters. */
const FIRST = /-latin-wght-normal-[^/]*\.woff2$/

/** Lets the browser fetch the first fonts together with the scripts, so that a page is laid out once and not twice. */
export function fonts(): Plugin {
  return {
    name: 'athanor-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          })),
    },
  }
}
