import { resolve } from 'node:path'
import { EsbuildPlugin } from 'esbuild-loader'
import HtmlWebpackPlugin from 'html-webpack-plugin'

/** @type {import('webpack').Configuration} */
export default {
  mode: 'production',
  entry: './src/webpack-main.tsx',
  output: { path: resolve('dist/webpack'), publicPath: '/' },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ title: 'District intranet', templateContent: '<div id="root"></div>' })],
  optimization: { minimizer: [new EsbuildPlugin({ target: 'es2022' })] },
  performance: false,
}
