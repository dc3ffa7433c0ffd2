# The page and its tables in one image: docs/running.md.
FROM node:24-bookworm-slim
WORKDIR /firing-arc
COPY . .
RUN npm run build && npm cache clean --force
# Without a DATABASE_URL tables are kept here, as docs/running.md says.
RUN mkdir .games && chown node .games
VOLUME /firing-arc/.games
ENV HOST=0.0.0.0 PORT=8080
EXPOSE 8080
USER node
CMD ["node", "scripts/start.mjs"]
