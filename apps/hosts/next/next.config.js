/** @type {import('next').NextConfig} */
export default {
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackMinify: false,
    turbopackSourceMaps: false,
  },
  rewrites: async () => [
    { source: '/api/:path*', destination: `${process.env.HOST_API ?? 'http://localhost:4300'}/api/:path*` },
  ],
}
