# One image, two roles: `npm run start:web` and `npm run start:worker`.
FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
# The C library keeps few arenas and gives freed memory back; `npm start` tells its worker the same.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY package.json package-lock.json ./
# Development packages build the pages once, here; the running image does without them.
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev && chown -R node:node /app
USER node
EXPOSE 3000
CMD ["npm", "run", "-s", "start:web"]
