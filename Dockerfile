# npm run build, then: docker build -t loanq .
# The image holds the executable and what it unpacks, so that it also runs with a read-only root and no network:
#   docker run --read-only --network none --publish 8000:8000 loanq
FROM debian:12-slim

# dist/ holds the executable of the machine that built it, or with -- --all one for each system.
ARG TARGETARCH=amd64
COPY dist/loanq-*-linux-* /tmp/
RUN case "$TARGETARCH" in amd64) cpu=x64 ;; *) cpu=$TARGETARCH ;; esac \
 && install -m 755 /tmp/loanq-*-linux-"$cpu" /usr/local/bin/loanq \
 && rm /tmp/loanq-* \
 && useradd --system --home-dir /var/lib/loanq --create-home loanq

USER loanq
ENV LOANQ_HOME=/var/lib/loanq
# Unpacks the sample loan book and the database driver, and learns what is in the book.
RUN loanq ask "How many loans are late?" > /dev/null

# Callers reach the container by names that it cannot know: put a proxy with a log-in before it.
ENV LOANQ_HOST=0.0.0.0
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["/bin/bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8000 && printf 'GET /health HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r -t 2 status <&3 && [[ $status == *' 200 '* ]]"]
ENTRYPOINT ["loanq"]
CMD ["serve"]
